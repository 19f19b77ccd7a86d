.PHONY: play test
play:
	python3 dev.py play
test:
	python3 dev.py test
